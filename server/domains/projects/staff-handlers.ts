import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { previewProject, previewSet } from './preview-project.ts'
import { listRequests, moveRequest, revealContact } from './staff-adoptions.ts'

export const projectsStaffHandlers: HandlersOf<Contract['projectsStaff']> = {
  projectPreview: previewProject,
  setPreview: previewSet,
  adoptionList: listRequests,
  adoptionMove: moveRequest,
  adoptionContact: revealContact,
}
