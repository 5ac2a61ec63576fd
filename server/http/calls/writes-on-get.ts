const audited = 'notes in the audit that a member of staff looked, which is true whatever led them there'
const returned =
  'a provider sends people back by GET; the attempt is of this browser alone, by its cookie, and once'

/**
 * The calls that write and that a page may make though it is only asked for (GET), each with its reason. Another site
 * can make any browser ask for any page, with the cookies of whoever looks: everything else happens by a posted form.
 */
export const writesOnGet: Readonly<Record<string, string>> = {
  'applicationsStaff.detail': audited,
  'organisationsStaff.changeDetail': audited,
  'organisationsStaff.detail': audited,
  'supportStaff.detail': audited,
  'suspensionsStaff.detail': audited,
  'surveysStaff.exportAnswers': 'a posted form has led there, and from anywhere else its address is refused',
  'providers.finish': returned,
  'providers.resume': returned,
}
