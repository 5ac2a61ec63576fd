/** As many records as are put into an order by hand; a longer collection is read by its search and filters. */
export const mostOrdered = 200
