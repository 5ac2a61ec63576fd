import { z } from 'zod'
import { call } from '../call.ts'
import { ownedId, pageNumber, pageSize, publicNumber } from '../content/fields.ts'
import { applicationList, submission, submitted } from './application-parts.ts'
import { applicationDetails } from './application-views.ts'

/** Calls of a team's applications for services. Errors are those of the calls for tools. */
export const serviceApplications = {
  /** Submits my team's application for a service. */
  applyService: call({
    path: 'industry/apply',
    access: 'team',
    effect: 'write',
    input: z.object({ ...submission, serviceId: publicNumber }),
    output: submitted,
  }),

  /** My team's applications for services, the newest first. */
  serviceTeamList: call({
    path: 'industry/service/team/list',
    access: 'team',
    effect: 'read',
    input: z.object({ page: pageNumber, pageSize }),
    output: applicationList,
  }),

  /** One of my team's applications for services. Errors: `notAvailable`. */
  serviceOrderDetail: call({
    method: 'GET',
    path: 'industry/order/detail',
    access: 'team',
    secured: 'traceId',
    effect: 'read',
    input: z.object({ applicationId: ownedId }),
    output: applicationDetails,
  }),
}

/** The same for technology resources. */
export const resourceApplications = {
  /** Submits my team's application for a resource. */
  createResourceApply: call({
    path: 'techWebAPI/resource/v3/createApply',
    access: 'team',
    effect: 'write',
    input: z.object({ ...submission, resourceId: publicNumber }),
    output: submitted,
  }),

  /** One of my team's applications for resources. Errors: `notAvailable`. */
  describeResourceApplyDetail: call({
    path: 'techWebAPI/resource/v3/describeApplyDetail',
    access: 'team',
    secured: 'traceId',
    effect: 'read',
    input: z.object({ applicationId: ownedId }),
    output: applicationDetails,
  }),

  /** My team's applications for resources, the newest first, and the unread messages about them. */
  describeResourceApplyList: call({
    path: 'techWebAPI/resource/v3/describeApplyList',
    access: 'team',
    effect: 'read',
    input: z.object({ page: pageNumber, pageSize }),
    output: applicationList.extend({ UnReadCount: z.number().int() }),
  }),
}
