import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { beginImport } from './begin-import.ts'
import { importDetail, importRows, importValues, listImports } from './list-imports.ts'
import { continueImport, discardImport, mapImport, startImport, undoImport } from './move-import.ts'

export const importsStaffHandlers: HandlersOf<Contract['importsStaff']> = {
  importList: listImports,
  importBegin: beginImport,
  importDetail,
  importValues,
  importMap: mapImport,
  importRows,
  importStart: startImport,
  importContinue: continueImport,
  importUndo: undoImport,
  importDiscard: discardImport,
}
