import type { DemoTool } from './demo-types.ts'
import { civicrm } from './tools/civicrm.ts'
import { jitsiMeet } from './tools/jitsi-meet.ts'
import { kobotoolbox } from './tools/kobotoolbox.ts'
import { libreoffice } from './tools/libreoffice.ts'
import { limesurvey } from './tools/limesurvey.ts'
import { moodle } from './tools/moodle.ts'
import { nextcloud } from './tools/nextcloud.ts'
import { nvda } from './tools/nvda.ts'
import { qgis } from './tools/qgis.ts'
import { wordpress } from './tools/wordpress.ts'

/** The toolbox of the demo, by number. */
export const demoTools: DemoTool[] = [
  nextcloud,
  limesurvey,
  kobotoolbox,
  civicrm,
  wordpress,
  moodle,
  jitsiMeet,
  libreoffice,
  nvda,
  qgis,
]
