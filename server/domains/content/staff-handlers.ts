import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { addPicture, listLibrary } from './pictures/picture-library.ts'
import { savePicture } from './pictures/picture-words.ts'
import { removePicture } from './pictures/remove-picture.ts'
import { confirmTranslation, moveMany, moveText, setReviewRule } from './publish/move-text.ts'
import {
  listCollection,
  listCollections,
  listFound,
  recordDetail,
  recordOptions,
} from './records/list-records.ts'
import { orderRecords } from './records/order-records.ts'
import { listSavedVersions, restoreVersion } from './records/record-versions.ts'
import { removeDraft } from './records/remove-draft.ts'
import { addByHand, saveByHand } from './records/save-by-hand.ts'
import { autosaveRecord } from './records/save-record.ts'
import { listStarters } from './starters/list-starters.ts'
import { takeInStarter } from './starters/take-in.ts'
import { takeOutStarter } from './starters/take-out.ts'

/** All except preview, which needs pages of other domains, and filling, which imports keep track of. */
export const contentStaffHandlers: Omit<
  HandlersOf<Contract['contentStaff']>,
  'recordPreview' | 'recordFill'
> = {
  collectionList: listCollections,
  recordList: listCollection,
  recordFound: listFound,
  recordOptions,
  recordDetail,
  recordAdd: addByHand,
  recordSave: saveByHand,
  recordAutosave: autosaveRecord,
  textMove: moveText,
  textMoveMany: moveMany,
  recordOrder: orderRecords,
  recordRemove: removeDraft,
  translationConfirm: confirmTranslation,
  versionList: listSavedVersions,
  versionRestore: restoreVersion,
  reviewRule: setReviewRule,
  pictureList: listLibrary,
  pictureAdd: addPicture,
  pictureSave: savePicture,
  pictureRemove: removePicture,
  starterList: listStarters,
  starterTakeIn: takeInStarter,
  starterTakeOut: takeOutStarter,
}
