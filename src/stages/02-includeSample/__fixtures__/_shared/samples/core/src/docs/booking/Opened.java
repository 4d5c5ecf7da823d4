package docs.booking;

// region read
int a;
// endregion read
// region read
int b;
// endregion read
