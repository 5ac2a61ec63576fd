import type { DemoTool } from './demo-types.ts'
import { anki } from './tools/anki.ts'
import { audacity } from './tools/audacity.ts'
import { baserow } from './tools/baserow.ts'
import { bigbluebutton } from './tools/bigbluebutton.ts'
import { bookstack } from './tools/bookstack.ts'
import { cboard } from './tools/cboard.ts'
import { civicrm } from './tools/civicrm.ts'
import { cryptpad } from './tools/cryptpad.ts'
import { dataease } from './tools/dataease.ts'
import { dhis2 } from './tools/dhis2.ts'
import { discourse } from './tools/discourse.ts'
import { erpnext } from './tools/erpnext.ts'
import { excalidraw } from './tools/excalidraw.ts'
import { gcompris } from './tools/gcompris.ts'
import { ghost } from './tools/ghost.ts'
import { gimp } from './tools/gimp.ts'
import { gnucash } from './tools/gnucash.ts'
import { hugo } from './tools/hugo.ts'
import { inkscape } from './tools/inkscape.ts'
import { jitsiMeet } from './tools/jitsi-meet.ts'
import { joplin } from './tools/joplin.ts'
import { kdenlive } from './tools/kdenlive.ts'
import { keepassxc } from './tools/keepassxc.ts'
import { kiwix } from './tools/kiwix.ts'
import { kobotoolbox } from './tools/kobotoolbox.ts'
import { kolibri } from './tools/kolibri.ts'
import { libreoffice } from './tools/libreoffice.ts'
import { libretranslate } from './tools/libretranslate.ts'
import { limesurvey } from './tools/limesurvey.ts'
import { listmonk } from './tools/listmonk.ts'
import { matomo } from './tools/matomo.ts'
import { metabase } from './tools/metabase.ts'
import { moodle } from './tools/moodle.ts'
import { nextcloud } from './tools/nextcloud.ts'
import { nvda } from './tools/nvda.ts'
import { obsStudio } from './tools/obs-studio.ts'
import { odk } from './tools/odk.ts'
import { odoo } from './tools/odoo.ts'
import { onlyofficeDocs } from './tools/onlyoffice-docs.ts'
import { openlca } from './tools/openlca.ts'
import { openmrs } from './tools/openmrs.ts'
import { openproject } from './tools/openproject.ts'
import { openrefine } from './tools/openrefine.ts'
import { optikey } from './tools/optikey.ts'
import { paperlessNgx } from './tools/paperless-ngx.ts'
import { penpot } from './tools/penpot.ts'
import { pretix } from './tools/pretix.ts'
import { qfield } from './tools/qfield.ts'
import { qgis } from './tools/qgis.ts'
import { scribus } from './tools/scribus.ts'
import { thoriumReader } from './tools/thorium-reader.ts'
import { umap } from './tools/umap.ts'
import { umiOcr } from './tools/umi-ocr.ts'
import { ushahidi } from './tools/ushahidi.ts'
import { vaultwarden } from './tools/vaultwarden.ts'
import { wekan } from './tools/wekan.ts'
import { whisper } from './tools/whisper.ts'
import { wordpress } from './tools/wordpress.ts'
import { zammad } from './tools/zammad.ts'
import { zotero } from './tools/zotero.ts'
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
  umiOcr,
  whisper,
  libretranslate,
  openproject,
  wekan,
  gnucash,
  listmonk,
  discourse,
  baserow,
  kiwix,
  kolibri,
  dhis2,
  openmrs,
  ushahidi,
  bookstack,
  zammad,
  pretix,
  cboard,
  optikey,
  gcompris,
  thoriumReader,
  openlca,
  zotero,
  openrefine,
  excalidraw,
  anki,
  joplin,
]
