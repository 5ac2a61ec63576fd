/**
 * Calls of the specification that no page of this portal makes, with the reason: partners and other programs use them,
 * and the pages about the calls say so.
 */
export const callsForOthers: Record<string, string> = {
  'applications.describeResourceApplyList': 'the list in the account centre holds all kinds together',
  'applications.role': 'every offering states in its own answer what the reader may do',
  'applications.serviceTeamList': 'the list in the account centre holds all kinds together',
  'messages.describeMessageInfo': 'the list has each message whole, and marks it as read',
  'messages.readToolMessages': 'messages are marked as read one by one or all together',
  'messages.unreadCount': 'the header reads all counts in one call',
  'organisations.detailUserVerification': 'the account centre knows it from the team that it reads',
  'projects.classList': 'the page of the projects reads the classes with their projects',
  'resources.describeZone': 'the page of a field reads its zone in one call',
  'resources.resourceAll': 'the list of resources is read page by page',
  'resources.zoneOptions': 'the list of resources has its choices in its own answer',
  'security.getTraceId': 'the transport of secured calls asks for it by its path',
  'teams.work': 'the account centre reads the team with what may be done for it',
  'toolbox.cardList': 'the pages of tools read filtered lists',
  'venture.secondList': 'the page of each edition reads its entries by one call for all editions',
  'ventureQuestions.issues': 'the page of the rounds lists those that are open',
  'ventureQuestions.worksV3': 'the entries of the editions up to 3 are read together',
}
