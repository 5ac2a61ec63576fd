import type { PageRoute } from './page-route.ts'

/** Activities, the pages of volunteers and of hosts, and the check of certificates. */
export const volunteerRoutes: readonly PageRoute[] = [
  {
    path: '/volunteer',
    file: 'routes/public/volunteer.tsx',
    access: 'public',
    query: ['when', 'kind', 'skill', 'mode', 'place', 'within', 'page'],
  },
  {
    path: '/volunteer/:id',
    file: 'routes/public/volunteer-activity.tsx',
    access: 'public',
    query: ['done'],
  },
  {
    path: '/volunteer/:id/signUp',
    file: 'routes/account/volunteer-sign-up.tsx',
    access: 'signedIn',
    query: ['done'],
  },
  { path: '/volunteering', file: 'routes/account/volunteering.tsx', access: 'signedIn', query: ['done'] },
  {
    path: '/volunteering/skilled/:id',
    file: 'routes/account/volunteers/skilled-project.tsx',
    access: 'signedIn',
    query: ['done'],
  },
  {
    path: '/volunteering/host/skilled/:id',
    file: 'routes/account/volunteers/hosted-project.tsx',
    access: 'team',
    query: ['done'],
  },
  { path: '/volunteering/certificates', file: 'routes/account/my-certificates.tsx', access: 'signedIn' },
  {
    path: '/volunteering/certificates/:id',
    file: 'routes/account/certificate.tsx',
    access: 'signedIn',
    query: ['done'],
  },
  {
    path: '/certificate',
    file: 'routes/public/volunteers/check-certificate.tsx',
    access: 'public',
    query: ['number', 'code'],
    isKept: false,
  },
  { path: '/volunteering/host', file: 'routes/account/hosted-volunteering.tsx', access: 'team' },
  { path: '/volunteering/host/new', file: 'routes/account/propose-activity.tsx', access: 'team' },
  {
    path: '/volunteering/list/:id',
    file: 'routes/account/day-list.tsx',
    access: 'team',
    query: ['done'],
  },
  {
    path: '/volunteering/host/:id',
    file: 'routes/account/hosted-activity.tsx',
    access: 'team',
    query: ['done'],
  },
  { path: '/volunteering/host/:id/edit', file: 'routes/account/revise-activity.tsx', access: 'team' },
]
