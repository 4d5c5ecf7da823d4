package docs.booking;

// region read the port
int a;
// endregion read the port
