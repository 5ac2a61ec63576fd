import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { adoptProject } from './adopt-project.ts'
import { libraryPage } from './library-page.ts'
import { likeProject } from './like-project.ts'
import { listProjects } from './list-projects.ts'
import { activityDetails } from './project-activities.ts'
import { classInfo, listClasses } from './project-classes.ts'
import { projectDetails } from './project-details.ts'
import { listSets, setDetails } from './project-sets.ts'

export const projectsHandlers: HandlersOf<Contract['projects']> = {
  classList: listClasses,
  classInfo,
  list: listProjects,
  details: projectDetails,
  activityDetails,
  like: likeProject,
  libraryPage,
  setList: listSets,
  setDetails,
  adopt: adoptProject,
}
