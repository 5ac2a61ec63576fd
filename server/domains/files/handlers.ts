import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { uploadFile } from './upload-file.ts'

export const filesHandlers: HandlersOf<Contract['files']> = {
  upload: uploadFile,
}
