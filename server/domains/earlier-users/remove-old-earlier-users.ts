/** Removes entries that nobody claimed within a year. */
export { deleteOldWaiting as removeOldEarlierUsers } from './earlier-users.queries.ts'
