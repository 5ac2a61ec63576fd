/** The most tools in a list of choices; others are chosen by number or address. */
export const toolsOffered = 500
