import { sql } from 'kysely'
import type { Api } from '../../../../shared/contract/contract.ts'
import type { RoundState } from '../../../../shared/rules/venture/round-transitions.ts'
import type { TestPortal } from '../../portal/portal.ts'
import { publish } from '../resources.ts'
import { plainQuestions, type TestTool } from '../tools.ts'

type TestRound = {
  terms?: Pick<TestTool, 'rules' | 'questions' | 'replyWorkingDays'>
  edition?: number
  ordinal?: number
  state?: RoundState
  /** Hours from now, before it where negative. */
  opensIn?: number
  closesIn?: number
  graceMinutes?: number
  editor?: Api
}

/** A published round of an edition of its own, open since yesterday unless said otherwise. @returns its number */
export async function createRound(
  portal: TestPortal,
  { terms = {}, ordinal = 1, state = 'open', ...given }: TestRound = {},
): Promise<string> {
  const { edition = await newEdition(portal), opensIn = -24, closesIn = 24, graceMinutes = 0, editor } = given
  const number = await publish(portal, 'ventureRounds', editor ? { editor } : {}, {
    shared: {
      rules: JSON.stringify(terms.rules ?? []),
      questions: JSON.stringify(terms.questions ?? plainQuestions),
      replyDays: String(terms.replyWorkingDays ?? 3),
      order: String(ordinal),
    },
    zh: {
      title: `第 ${edition} 期第 ${ordinal} 轮`,
      summary: '写清要解决的麻烦。',
      body: '<p>两页纸，谁都看得懂。</p>',
      papers: '登记证书',
      claimSteps: '写清用途',
    },
  })
  const hours = (count: number) => sql<Date>`now() + ${count} * interval '1 hour'`
  await portal.db
    .insertInto('venture_rounds')
    .values({
      number: Number(number),
      edition,
      ordinal,
      state,
      opens_at: hours(opensIn),
      closes_at: hours(closesIn),
      grace_minutes: graceMinutes,
      scores_due_at: hours(closesIn + 240),
      changed_by: null,
    })
    .execute()
  return number
}

let made = 100

/** An edition that nobody has made, of those that there can be. */
async function newEdition({ db }: TestPortal): Promise<number> {
  const rows = await db.selectFrom('venture_rounds').select('edition').distinct().execute()
  const taken = new Set(rows.map(({ edition }) => edition))
  if (taken.size > 900) throw new Error('too many editions for one portal')
  do made = made < 999 ? made + 1 : firstFree
  while (taken.has(made))
  return made
}

/** Below are the editions of the demo, and the first that calls make. */
const firstFree = 20
