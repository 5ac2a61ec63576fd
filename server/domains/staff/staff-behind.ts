/** Staff accounts that have acted on a matter, or have it now; none for an unknown number. */
export { listStaffBehind as staffBehind } from './work/staff-queue.queries.ts'
