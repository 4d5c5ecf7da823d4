package docs.booking;

// region
int a;
// endregion
