import type { DemoTool } from './demo-types.ts'
import { audacity } from './tools/audacity.ts'
import { bigbluebutton } from './tools/bigbluebutton.ts'
import { civicrm } from './tools/civicrm.ts'
import { cryptpad } from './tools/cryptpad.ts'
import { dataease } from './tools/dataease.ts'
import { erpnext } from './tools/erpnext.ts'
import { ghost } from './tools/ghost.ts'
import { gimp } from './tools/gimp.ts'
import { hugo } from './tools/hugo.ts'
import { inkscape } from './tools/inkscape.ts'
import { jitsiMeet } from './tools/jitsi-meet.ts'
import { kdenlive } from './tools/kdenlive.ts'
import { keepassxc } from './tools/keepassxc.ts'
import { kobotoolbox } from './tools/kobotoolbox.ts'
import { libreoffice } from './tools/libreoffice.ts'
import { limesurvey } from './tools/limesurvey.ts'
import { matomo } from './tools/matomo.ts'
import { metabase } from './tools/metabase.ts'
import { moodle } from './tools/moodle.ts'
import { nextcloud } from './tools/nextcloud.ts'
import { nvda } from './tools/nvda.ts'
import { obsStudio } from './tools/obs-studio.ts'
import { odk } from './tools/odk.ts'
import { odoo } from './tools/odoo.ts'
import { onlyofficeDocs } from './tools/onlyoffice-docs.ts'
import { paperlessNgx } from './tools/paperless-ngx.ts'
import { penpot } from './tools/penpot.ts'
import { qfield } from './tools/qfield.ts'
import { qgis } from './tools/qgis.ts'
import { scribus } from './tools/scribus.ts'
import { umap } from './tools/umap.ts'
import { vaultwarden } from './tools/vaultwarden.ts'
import { wordpress } from './tools/wordpress.ts'
import { zulip } from './tools/zulip.ts'

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
  odk,
  odoo,
  erpnext,
  zulip,
  bigbluebutton,
  ghost,
  hugo,
  matomo,
  metabase,
  dataease,
  umap,
  qfield,
  penpot,
  inkscape,
  gimp,
  audacity,
  obsStudio,
  kdenlive,
  scribus,
  onlyofficeDocs,
  cryptpad,
  vaultwarden,
  keepassxc,
  paperlessNgx,
]
