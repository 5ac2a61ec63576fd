import * as m from '#messages'
import type { ReceiptsView } from '../../../../shared/contract/applications/receipts.ts'
import { sortedJson } from '../../../../shared/lib/sorted-json.ts'
import type { CallContext } from '../../../context.ts'
import { hashesOfStored } from '../../files/stored-hashes.ts'
import type { ApplicationRow } from '../application.queries.ts'
import { openAnswers } from '../form/application-texts.ts'
import { questionSetOf } from '../question-sets.queries.ts'
import { agreedIn, receiptOf, receiptTime } from './receipt.ts'
import { listNotedReceipts, listReceipts } from './receipts.queries.ts'

type Reader = Pick<CallContext, 'db' | 'services' | 'locale'>
type Sent = Pick<
  ApplicationRow,
  'id' | 'reference' | 'question_set_id' | 'answers_encrypted' | 'declarations'
>

/**
 * The receipts of an application, the newest first; null where it has none.
 * @param isChecked whether each is computed anew from what is stored: the answers, the bytes of the files that are
 * still held and the hashes of the others; it must also be the one that the audit holds
 */
export async function presentReceipts(
  ctx: Reader,
  application: Sent,
  isChecked: boolean,
): Promise<ReceiptsView> {
  const kept = await listReceipts(ctx.db, application.id)
  if (kept.length === 0) return null
  const intact = isChecked ? await intactOf(ctx, application, kept) : null
  const { locale } = ctx
  return {
    words: {
      title: m.receipts_title({}, { locale }),
      text: m.receipts_text({}, { locale }),
      proof: m.receipts_proof({}, { locale }),
      form: m.receipts_form({}, { locale }),
      check: isChecked ? null : m.receipts_check({}, { locale }),
    },
    items: kept.map(({ number, created_at: at, receipt }) => {
      const isIntact = intact?.has(number) ?? null
      return {
        number,
        at: at.toISOString(),
        hash: receipt ?? '',
        text: m.receipts_version({ number, time: receiptTime(at) }, { locale }),
        isIntact,
        verdict: isIntact === null ? null : verdictText(isIntact, locale),
      }
    }),
  }
}

const verdictText = (isIntact: boolean, locale: CallContext['locale']) =>
  isIntact ? m.receipts_intact({}, { locale }) : m.receipts_changed({}, { locale })

type Kept = Awaited<ReturnType<typeof listReceipts>>

/**
 * The numbers of the versions whose receipt still fits. The newest must also be what reviewers read, and none may be gone
 * of those that the audit holds.
 */
async function intactOf(ctx: Reader, application: Sent, kept: Kept): Promise<Set<number>> {
  const { id, reference } = application
  const agreed = agreedIn(application.declarations)
  const set = await questionSetOf(ctx.db, application.question_set_id)
  const hashes = await hashesOfStored(ctx, { kind: 'application', id })
  const noted = await listNotedReceipts(ctx.db, id)
  const [newest] = kept
  const isGone = [...noted].some((given) => !kept.some(({ receipt }) => receipt === given))
  const isRead = (answers: object) =>
    sortedJson(openAnswers(ctx.services, application.answers_encrypted)) === sortedJson(answers)
  const fits = ({ number, created_at: at, answers_encrypted, receipt }: Kept[number]) => {
    if (!receipt || !noted.has(receipt)) return false
    try {
      const answers = openAnswers(ctx.services, answers_encrypted)
      if (number === newest?.number && (isGone || !isRead(answers))) return false
      return receiptOf({ reference, number, at, set, answers, agreed }, hashes) === receipt
    } catch {
      // Answers that no key opens any more, or a file whose bytes are not those that were stored.
      return false
    }
  }
  return new Set(kept.filter(fits).map(({ number }) => number))
}
