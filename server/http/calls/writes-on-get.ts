const audited = 'notes in the audit that a member of staff looked, which is true whatever led them there'
const exported = 'a posted form has led there, and from anywhere else its address is refused'
const returned =
  'a provider sends people back by GET; the attempt is of this browser alone, by its cookie, and once'

/**
 * The writing calls that a page may make on GET, each with its reason. Another site can make any browser
 * request any page, with its user's cookies: all other writes need a posted form.
 */
export const writesOnGet: Readonly<Record<string, string>> = {
  'applicationsStaff.detail': audited,
  'ordersStaff.detail': audited,
  'organisationsStaff.changeDetail': audited,
  'organisationsStaff.detail': audited,
  'projectsStaff.adoptionDetail': audited,
  'supportStaff.detail': audited,
  'toolRequestsStaff.detail': audited,
  'suspensionsStaff.detail': audited,
  'ventureQuestions.question': 'notes who has read a question, which the other side is shown',
  'ventureQuestionsStaff.detail': audited,
  'ventureAwardsStaff.detail': audited,
  'volunteeringStaff.disputeDetail': audited,
  'surveysStaff.exportAnswers': exported,
  'ventureDecidingStaff.exportRanking': exported,
  'ventureStaff.exportEntries': exported,
  'providers.finish': returned,
  'providers.resume': returned,
}
