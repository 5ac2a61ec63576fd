import type { Services } from '../services.ts'
import { recordOffering } from './content/offerings/record-offering.ts'
import { ordersOfApplication } from './orders/list-orders.ts'
import { orderedBy } from './orders/ordered-by.ts'
import { partnerOfTool } from './partners/partner-of-tool.ts'
import { linkOfDeletion } from './privacy/deletion-link.ts'
import { factsOfSuspension, linkOfSuspension } from './sign-in/sessions/suspension-link.ts'
import { endLooks } from './staff/work/look-at-work.ts'
import { mayReadFeedback } from './support/may-read-feedback.ts'
import { isStillAsked } from './surveys/still-asked.ts'
import { toolOffering } from './toolbox/tool-offering.ts'
import { disqualificationOf } from './venture/deciding/disqualify.ts'
import { feedbackOfEntry } from './venture/deciding/feedback-of-entry.ts'
import { describeObjected, involvedIn, takeObjection } from './venture/deciding/objections.ts'
import { isJudgedApplication, isJudging, listOwnAwards } from './venture/entries/interest.queries.ts'
import { labelsOfEntries } from './venture/entries/labels-of-entries.ts'
import { roundOffering } from './venture/entries/round-offering.ts'
import { judgedFile } from './venture/judging/judged-file.ts'
import { questionsOfApplication } from './venture/questions/questions-of-application.ts'
import { proposalSentBack } from './volunteers/hosting/send-back.ts'

/** The implementations of the ports through which a domain asks others that it does not know, such as those above it. */
export const domainPorts: Services['ports'] = {
  notices: {
    linksOutside: { deletion_requested: linkOfDeletion, account_suspended: linkOfSuspension },
    keptParams: { account_suspended: factsOfSuspension },
    isStillAsked,
  },
  offerings: {
    tool: { ...toolOffering, findPartner: partnerOfTool },
    service: recordOffering('service'),
    resource: recordOffering('resource'),
    round: roundOffering,
  },
  orders: {
    ofApplication: ordersOfApplication,
    isOrdered: async (db, application) => (await orderedBy(db, application))?.is_open ?? false,
  },
  entries: {
    labelsOf: labelsOfEntries,
    feedbackOf: feedbackOfEntry,
    disqualifiedOf: disqualificationOf,
    judgedBy: isJudgedApplication,
    isJudging,
    ownAwards: listOwnAwards,
  },
  questions: { ofApplication: questionsOfApplication },
  proposals: { sentBack: proposalSentBack },
  objections: { take: takeObjection, involvedIn, describe: describeObjected },
  papers: { mayRead: { feedback: mayReadFeedback }, judged: judgedFile },
  sessions: { staffSignedOut: endLooks },
}
