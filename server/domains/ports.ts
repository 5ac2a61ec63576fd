import type { Services } from '../services.ts'
import { linkOfDeletion } from './privacy/deletion-link.ts'
import { factsOfSuspension, linkOfSuspension } from './sign-in/sessions/suspension-link.ts'
import { endLooks } from './staff/take-look.ts'
import { mayReadFeedback } from './support/may-read-feedback.ts'
import { isStillAsked } from './surveys/still-asked.ts'

/** The implementations of the ports through which a domain asks domains above it. */
export const domainPorts: Services['ports'] = {
  notices: {
    linksOutside: { deletion_requested: linkOfDeletion, account_suspended: linkOfSuspension },
    keptParams: { account_suspended: factsOfSuspension },
    isStillAsked,
  },
  papers: { mayRead: { feedback: mayReadFeedback } },
  sessions: { staffSignedOut: endLooks },
}
