/** Links in published records that lead nowhere, and their total. */
export { listBroken as brokenLinks } from './links.queries.ts'
