package docs.booking;

// region read
int a;
// region print
int b;
// endregion read
// endregion print
