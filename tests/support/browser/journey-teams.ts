/** What the people of the journeys call their teams: staff meet these names in either language. */
export const journeyTeams = {
  wayBack: '青禾来回团队',
  ownData: '青禾自阅团队',
  unreadEverywhere: '青禾同看团队',
  whoSaw: '看得见的团队',
}
