/** Active members of staff with any of these privileges, by name. */
export { listColleagues as peopleWhoMay } from './staff-queue.queries.ts'
