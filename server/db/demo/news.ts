import type { DemoNews } from './demo-types.ts'
import { backupForASmallOffice } from './news/backup-for-a-small-office.ts'
import { budgetAfterTheDonation } from './news/budget-after-the-donation.ts'
import { checklistWhenSomebodyLeaves } from './news/checklist-when-somebody-leaves.ts'
import { choosingAFormTool } from './news/choosing-a-form-tool.ts'
import { documentsEveryoneCanRead } from './news/documents-everyone-can-read.ts'
import { editionFiveOpens } from './news/edition-five-opens.ts'
import { fromSpreadsheetsToACrm } from './news/from-spreadsheets-to-a-crm.ts'
import { howApplicationsAreDecided } from './news/how-applications-are-decided.ts'
import { interviewVolunteerEngineer } from './news/interview-volunteer-engineer.ts'
import { mapsBeforeTheFlood } from './news/maps-before-the-flood.ts'
import { meetingsOnPoorNetworks } from './news/meetings-on-poor-networks.ts'
import { noticesForOlderReaders } from './news/notices-for-older-readers.ts'
import { openLicencesForBoards } from './news/open-licences-for-boards.ts'
import { passwordsAndPasskeys } from './news/passwords-and-passkeys.ts'
import { personalDataInPlainWords } from './news/personal-data-in-plain-words.ts'
import { photosAndPlaces } from './news/photos-and-places.ts'
import { planningVolunteerShifts } from './news/planning-volunteer-shifts.ts'
import { readingAnExitClause } from './news/reading-an-exit-clause.ts'
import { storyCloudSchool } from './news/story-cloud-school.ts'
import { storyLanternCentre } from './news/story-lantern-centre.ts'
import { storyReedBank } from './news/story-reed-bank.ts'
import { translatingForMigrantWorkers } from './news/translating-for-migrant-workers.ts'
import { wordsFromTheTechDesk } from './news/words-from-the-tech-desk.ts'
import { yearEndDates } from './news/year-end-dates.ts'

/** The articles of the content centre, oldest first. */
export const demoNews: DemoNews[] = [
  choosingAFormTool,
  passwordsAndPasskeys,
  backupForASmallOffice,
  photosAndPlaces,
  fromSpreadsheetsToACrm,
  personalDataInPlainWords,
  documentsEveryoneCanRead,
  storyReedBank,
  planningVolunteerShifts,
  mapsBeforeTheFlood,
  meetingsOnPoorNetworks,
  openLicencesForBoards,
  interviewVolunteerEngineer,
  noticesForOlderReaders,
  readingAnExitClause,
  editionFiveOpens,
  storyLanternCentre,
  howApplicationsAreDecided,
  translatingForMigrantWorkers,
  budgetAfterTheDonation,
  storyCloudSchool,
  checklistWhenSomebodyLeaves,
  yearEndDates,
  wordsFromTheTechDesk,
]
