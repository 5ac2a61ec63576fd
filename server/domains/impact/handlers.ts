import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { impactFigures } from './impact-figures.ts'

export const impactHandlers: HandlersOf<Contract['impact']> = {
  figures: impactFigures,
}
