/** As many tools as a list of choices holds; others are chosen by number or address. */
export const toolsOffered = 500
