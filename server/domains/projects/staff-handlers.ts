import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { previewProject, previewSet } from './preview-project.ts'
import { moveAdoption, revealContact, reviewAdoption } from './staff-adoptions.ts'

export const projectsStaffHandlers: HandlersOf<Contract['projectsStaff']> = {
  projectPreview: previewProject,
  setPreview: previewSet,
  adoptionDetail: reviewAdoption,
  adoptionMove: moveAdoption,
  adoptionContact: revealContact,
}
