import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { listCollection, listCollections, listFound, recordDetail, recordOptions } from './list-records.ts'
import { confirmTranslation, moveMany, moveText, setReviewRule } from './move-text.ts'
import { orderRecords } from './order-records.ts'
import { addPicture, listLibrary } from './picture-library.ts'
import { savePicture } from './picture-words.ts'
import { listSavedVersions, restoreVersion } from './record-versions.ts'
import { removeDraft } from './remove-draft.ts'
import { removePicture } from './remove-picture.ts'
import { addByHand, saveByHand } from './save-by-hand.ts'
import { autosaveRecord } from './save-record.ts'

/** All but the preview, which shows a draft on pages of domains that stand on this one, and filling, which imports follow. */
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
}
