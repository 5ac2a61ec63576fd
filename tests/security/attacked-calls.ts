import type { Input } from '../contract/callers.ts'

/** A call and its input beyond that of its probe, such as search words. */
type AttackedCall = { id: string; more?: Input }

/** Calls by which a team's administrator searches, reads and writes. */
export const callsOfTeam: readonly AttackedCall[] = [
  { id: 'messages.describeMessageList', more: { category: 'tool', search: '云盘' } },
  { id: 'applications.list', more: { page: 1, pageSize: 10 } },
  { id: 'applications.details' },
  { id: 'applications.eligibility' },
  { id: 'organisations.list', more: { search: '青禾' } },
  { id: 'organisations.check' },
  { id: 'organisations.superAdminInfo' },
  { id: 'teams.checkTeam' },
  { id: 'toolbox.wished' },
  { id: 'usercenter.memberlist', more: { page: 1 } },
  { id: 'applications.saveDraft' },
  { id: 'applications.sendMessage' },
  { id: 'applications.withdraw' },
  { id: 'messages.modifyMessageRead' },
  { id: 'messages.preferencesSave' },
  { id: 'organisations.add' },
  { id: 'organisations.checkPhone' },
  { id: 'organisations.saveDraft', more: { search: '青禾', address: '云江市' } },
  { id: 'organisations.saveFace' },
  { id: 'teams.invitationCreate' },
  { id: 'teams.joinDecide' },
  { id: 'teams.memberRole' },
  { id: 'teams.teamupdate' },
  { id: 'usercenter.profileupdate' },
  { id: 'usercenter.teamcreate' },
]

/** Calls by which staff search, read and write. */
export const callsOfStaff: readonly AttackedCall[] = [
  { id: 'auditStaff.auditList', more: { person: '周', action: 'signIn', thing: 'account' } },
  { id: 'contentStaff.recordList', more: { search: '云', sort: 'title', page: 1, pageSize: 10 } },
  { id: 'contentStaff.recordFound', more: { search: '云' } },
  { id: 'contentStaff.pictureList', more: { search: '云' } },
  { id: 'dashboardStaff.figures' },
  { id: 'deliveriesStaff.list', more: { reference: 'SQ-2026' } },
  { id: 'importsStaff.importRows' },
  { id: 'projectsStaff.adoptionDetail' },
  { id: 'searchStaff.missedList', more: { state: 'open', page: 1, pageSize: 10 } },
  { id: 'searchStaff.synonymTry' },
  { id: 'staff.queue', more: { search: '青禾' } },
  { id: 'toolRequestsStaff.detail' },
  { id: 'applicationsStaff.reveal' },
  { id: 'applicationsStaff.sendMessage' },
  { id: 'contentStaff.recordAdd' },
  { id: 'contentStaff.recordAutosave' },
  { id: 'organisationsStaff.reveal' },
  { id: 'partnersStaff.save' },
  { id: 'roleChangesStaff.roleSave' },
  { id: 'searchStaff.missedHandle' },
  { id: 'settingsStaff.siteSave' },
  { id: 'staff.assign' },
  { id: 'staff.invitationCreate' },
  { id: 'supportStaff.answer' },
  { id: 'supportStaff.triage' },
  { id: 'surveysStaff.save' },
  { id: 'toolRequestsStaff.move' },
]

/** Public addresses that read typed input. */
export const publicReaders = [
  '/search?keywords=a&kind=tool&page=1',
  '/tools/keywordToolList?keywords=a',
  '/news?keywords=a&label=1&page=1',
  '/projects?keywords=a&class=1&stage=1&sort=new&page=1',
  '/api/techforgood/techWebAPI/tool/search?keywords=a&pageSize=5',
  '/api/techforgood/techWebAPI/site/search?keywords=a&page=1',
]
