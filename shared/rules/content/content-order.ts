/** The most records that can be ordered by hand; longer collections use search and filters. */
export const mostOrdered = 200
