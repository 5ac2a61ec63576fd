/** Removes read counts two years after their last read. */
export { deleteOldReads as removeOldReads } from './reads.queries.ts'
