package docs.booking;

// region read
int a;
