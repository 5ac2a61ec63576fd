import type { ArtTone, Mark } from './drawing.ts'
import type { Chance } from './seed.ts'

/** The tones of one cover: one coloured part, one plain, one small note. */
export type CoverWood = { accent: ArtTone; other: ArtTone; third: ArtTone }
export type Arrangement = (chance: Chance, wood: CoverWood) => Mark[]

/** Units of a cover; parts overlap its frame by `bleed`, so that no unintended end shows. */
export const frame = { width: 320, height: 200, bleed: 8 }
