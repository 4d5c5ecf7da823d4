package docs.booking;

// region read

// endregion read
