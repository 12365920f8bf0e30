/** Told wherever a right of the database's owner is missing. */
export const NEEDED_RIGHTS =
  'The role in DATABASE_URL must own its database, and have createrole or be a member of vastus_app and vastus_system.'
