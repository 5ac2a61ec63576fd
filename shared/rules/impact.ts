import { smallParts } from './small-parts.ts'

/**
 * What the programme brought about: applications by the year they were sent in, hours of volunteers by the year they
 * came, yuan by the year of the edition.
 */
export const impactMeasures = ['applied', 'granted', 'used', 'hours', 'money'] as const
export type ImpactMeasure = (typeof impactMeasures)[number]

/** How a year's figure is divided. */
export const impactSplits = ['kind', 'field'] as const
export type ImpactSplit = (typeof impactSplits)[number]

/** The fewest teams, of hours the fewest volunteers, behind a published figure. */
export const leastGivers = 5

/** The figures of what the portal publishes one by one anyway need no hiding. */
const isPublicAnyway = (measure: ImpactMeasure) => measure === 'money'

export type ImpactFigure = {
  measure: ImpactMeasure
  year: number
  /** Null for the whole year. */
  split: ImpactSplit | null
  /** The kind of offering, the field's alias, or null for what has none. */
  key: string | null
  value: number
  /** How many different teams, or volunteers, it comes from. */
  givers: number
}

/**
 * The figures as anybody may read them: null where fewer than five teams are behind one. The smallest of its
 * neighbours is then hidden too, so that it does not follow from the whole less the others.
 */
export function publishedFigures(figures: readonly ImpactFigure[]): (number | null)[] {
  const hidden = new Set<ImpactFigure>()
  for (const parts of Map.groupBy(figures, partition).values()) {
    for (const part of hiddenParts(parts)) hidden.add(part)
  }
  const hiddenYears = new Set([...hidden].filter(({ split }) => split === null).map(ofYear))
  return figures.map((one) => (hidden.has(one) || hiddenYears.has(ofYear(one)) ? null : one.value))
}

const ofYear = ({ measure, year }: ImpactFigure) => `${measure} ${year}`
/** No total over the years is published, so years hide nothing of each other. */
const partition = (one: ImpactFigure) => `${ofYear(one)} ${one.split}`

function hiddenParts(parts: readonly ImpactFigure[]): ImpactFigure[] {
  const counted = parts.filter(({ measure }) => !isPublicAnyway(measure))
  return smallParts(
    counted.toSorted((a, b) => a.value - b.value),
    leastGivers,
  )
}
