import { z } from 'zod'
import { impactMeasures, impactSplits } from '../rules/impact.ts'
import { call } from './call.ts'
import { isoInstant } from './content/fields.ts'

const figure = z.object({
  measure: z.enum(impactMeasures),
  /** In China: of the sending of an application, of the shift, or the edition's first. */
  year: z.number().int(),
  /** Null for the whole year. */
  split: z.enum(impactSplits).nullable(),
  /** A kind of offering or a field's alias; null for the whole, and for what has no field. */
  key: z.string().nullable(),
  /** The field's name; null for everything else. */
  name: z.object({ zh: z.string(), en: z.string() }).nullable(),
  /** Applications, hours, or yuan; null where fewer than five teams or volunteers are behind it, or it would give such a figure away. */
  value: z.number().int().nullable(),
})
export type ImpactFigureView = z.output<typeof figure>

const impactFigures = z.object({
  /** Null before the first night. */
  countedAt: isoInstant.nullable(),
  /** By year, the newest first; parts in the editors' order of fields. */
  figures: z.array(figure),
  /** The SQL that counts them from the portal's database. */
  query: z.string(),
})
export type ImpactFigures = z.output<typeof impactFigures>

export const impact = {
  /** What the programme brought about, as counted last night. */
  figures: call({
    method: 'GET',
    path: 'impact/figures',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({}),
    output: impactFigures,
  }),
}
