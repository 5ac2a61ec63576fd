import type { Api } from '../../../../shared/contract/contract.ts'
import type { VentureOffice } from '../teams/act-as.ts'
import { both } from '../teams/both.ts'
import type { DemoEntry } from './enter-round.ts'

/** What a judge knows, and how they score: above others or below, and whether they send everything. */
type DemoTaste = { fields: string[]; employers: string; severity: number; sends: 'some' | 'samples' | 'all' }

/** In the order of the demo's judges; as the first of them one signs in. */
const tastes: readonly DemoTaste[] = [
  { fields: ['offline'], employers: '', severity: 0, sends: 'some' },
  {
    fields: ['phone', 'offline'],
    employers: both('青禾职业技术学院', 'Qinghe College'),
    severity: -1,
    sends: 'all',
  },
  { fields: ['words'], employers: both('远帆出版社', 'Yuanfan Press'), severity: 1, sends: 'all' },
  { fields: ['phone'], employers: '', severity: -2, sends: 'some' },
  {
    fields: ['words', 'offline'],
    employers: both('白堤医院', 'Baidi Hospital'),
    severity: 0,
    sends: 'samples',
  },
]

/** Invites judges to an edition; each signs the code of conduct and says what they know and where they are bound. */
export async function seatJudges({ managers: [manager], judges }: VentureOffice, edition: number) {
  await Promise.all(
    judges.map(async ({ accountId: userID, api }, place) => {
      const { judgeId } = await manager.judgingStaff.judgeSet({
        edition,
        userID,
        action: 'invite',
        tracks: [],
      })
      const { invitations } = await api.judging.mine({})
      const invitation = invitations.find((one) => one.judgeId === judgeId)
      const { fields = [], employers = '' } = tastes[place] ?? {}
      const known = (invitation?.options ?? []).map(({ value }) => value)
      await api.judging.answer({
        ...{ judgeId, version: invitation?.version ?? 1, action: 'accept', agreed: true, employers },
        fields: fields.filter((field) => known.includes(field)),
      })
    }),
  )
}

/** Makes entries samples for calibration, and gives every entry its judges. */
export async function assign({ judgingStaff }: Api, round: string, samples: readonly string[]) {
  const { entries } = await judgingStaff.round({ round, pageSize: 48 })
  for (const { entryId, title } of entries)
    if (samples.includes(title)) await judgingStaff.sampleSet({ entryId, isSample: true })
  const { found } = await judgingStaff.assign({ round })
  await judgingStaff.assign({ round, keep: found })
}

/** Judges score what they were given: all of it, or as far as each has come in a round that goes on. */
export async function scoreRound(
  { judges }: VentureOffice,
  roundID: string,
  entries: readonly DemoEntry[],
  how: 'underWay' | 'done',
): Promise<void> {
  const byTitle = new Map(entries.map((entry) => [entry.title, entry]))
  await Promise.all(
    judges.map(async ({ api: { judging } }, place) => {
      const { severity, sends } = tastes[place] ?? { severity: 0, sends: 'all' }
      const own = (await judging.mine({})).reviews.flatMap(({ title, ...review }) => {
        const entry = byTitle.get(title)
        return entry && review.roundID === roundID
          ? [{ ...review, answers: typed(entry, severity, place) }]
          : []
      })
      const samples = own.filter(({ isSample }) => isSample)
      const others = own.filter(({ isSample }) => !isSample)
      const count = how === 'done' ? others.length : Math.floor(others.length * shareOf[sends])
      for (const { reviewId, answers } of [...samples, ...others.slice(0, count)])
        await judging.submit({ reviewId, answers })
      const begun = sends === 'some' ? others[count] : undefined
      if (begun) await begin(judging, begun)
    }),
  )
}

const shareOf = { all: 1, some: 1 / 3, samples: 0 }

type Begun = { reviewId: string; answers: ReturnType<typeof typed> }

function begin({ save }: Api['judging'], { reviewId, answers: { score_real, score_reach, note } }: Begun) {
  return save({ reviewId, answers: { score_real, score_reach, note } })
}

const notes = [
  both('预算里的路费要再问一次。', 'Ask once more about the fares in the budget.'),
  both('第二步谁来做，没看到。', 'I do not see who takes the second step.'),
]

function typed({ worth, remarks }: DemoEntry, severity: number, place: number) {
  const score = (more: number) => String(Math.min(10, Math.max(1, worth + severity + more)))
  const odd = place % 2
  return {
    ...{ score_real: score(1 - odd), score_reach: score(0), score_learn: score(odd - 1) },
    ...{ score_cost: score(odd), note: notes[odd] ?? '', feedback: remarks[odd] ?? '' },
  }
}
