/** The programme's ids and current edition; their values are the specification's. */
export const programme = {
  currentEdition: 5,
  matchId: 2001,
  ventureIds: [2051, 2055, 2052, 2065],
}
