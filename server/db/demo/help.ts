import type { DemoHelp } from './demo-types.ts'
import { accountHelp } from './help/account.ts'
import { applyingHelp } from './help/applying.ts'
import { privacyHelp } from './help/privacy.ts'
import { readingHelp } from './help/reading.ts'
import { staffHelp } from './help/staff.ts'
import { teamHelp } from './help/teams.ts'
import { toolHelp } from './help/tools.ts'
import { usingHelp } from './help/using.ts'
import { visitingHelp } from './help/visiting.ts'

/** The help centre's articles about this portal, in the order of their topics. */
export const demoHelp: DemoHelp[] = [
  ...accountHelp,
  ...teamHelp,
  ...toolHelp,
  ...applyingHelp,
  ...usingHelp,
  ...privacyHelp,
  ...readingHelp,
  ...visitingHelp,
  ...staffHelp,
]
