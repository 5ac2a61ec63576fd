import { offeringKinds, offeringPaths } from '../shared/rules/applications/offerings.ts'
import type { PageRoute } from './page-route.ts'

/** Where a team applies for an offering of a kind, and follows its applications. */
function applyRoutes({ form, application }: { form: string; application: string }): PageRoute[] {
  return [
    {
      path: `${form}:id`,
      file: 'routes/account/apply.tsx',
      takesFiles: true,
      access: 'team',
      // Opens for deleting a draft, and from the list of applications; a form cannot be started.
      beforeConsent: { parts: ['tasks'] },
      query: ['part', 'review'],
    },
    {
      path: `${application}:id`,
      file: 'routes/account/application.tsx',
      takesFiles: true,
      access: 'team',
      beforeConsent: true,
      query: ['part', 'done', 'refused'],
    },
  ]
}

/** The pages of the toolbox, and of a team's applications for tools, services and resources. */
export const toolboxRoutes: readonly PageRoute[] = [
  {
    path: '/tools',
    file: 'routes/public/tools.tsx',
    access: 'public',
    query: ['topic', 'need', 'field', 'whoMayApply', 'cost', 'kind', 'sort', 'page'],
  },
  {
    path: '/tools/searchToolList',
    file: 'routes/public/search-tools.tsx',
    access: 'public',
    query: ['keywords', 'need', 'field', 'whoMayApply', 'cost', 'kind', 'page', 'requested'],
    isKept: false,
  },
  {
    path: '/tools/specialList',
    file: 'routes/public/special.tsx',
    access: 'public',
    query: ['need', 'page'],
  },
  {
    path: '/tools/sceneService',
    file: 'routes/public/scenes.tsx',
    access: 'public',
    query: ['need', 'page'],
  },
  { path: '/tools/scene/:id', file: 'routes/public/scene.tsx', access: 'public' },
  {
    path: '/tools/compare',
    file: 'routes/public/compare.tsx',
    access: 'public',
    query: ['id', 'name'],
    isKept: false,
  },
  {
    path: '/tools/keywordToolList',
    file: 'routes/public/recommend.tsx',
    access: 'public',
    query: ['need', 'who', 'upkeep', 'money', 'pace', 'step'],
    isKept: false,
  },
  {
    path: '/tools/selfTest',
    file: 'routes/public/self-test.tsx',
    access: 'public',
    query: ['part'],
    isKept: false,
  },
  {
    path: '/tools/digitalSelfTest',
    file: 'routes/public/self-test.tsx',
    access: 'public',
    query: ['part'],
    isKept: false,
  },
  {
    path: '/tools/selfTestResult',
    file: 'routes/public/self-test-result.tsx',
    access: 'public',
    query: ['test', 'link', 'done'],
    isKept: false,
  },
  {
    path: '/tools/selfTestPlan',
    file: 'routes/account/self-test-plan.tsx',
    access: 'team',
    beforeConsent: true,
    query: ['test', 'done'],
  },
  {
    path: '/tools/selfTestPlan/:id',
    file: 'routes/account/self-test-kept.tsx',
    access: 'team',
    beforeConsent: true,
    query: ['done'],
  },
  {
    path: '/tools/selfTestTogether',
    file: 'routes/account/self-test-together.tsx',
    access: 'team',
    beforeConsent: true,
    query: ['test', 'done'],
  },
  {
    path: '/tools/selfTestRound',
    file: 'routes/public/self-test-round.tsx',
    access: 'public',
    query: ['link'],
    isKept: false,
  },
  {
    path: '/tools/errTip',
    file: 'routes/public/err-tip.tsx',
    access: 'public',
    query: ['tool'],
    isKept: false,
  },
  {
    path: '/tools/digitalServices',
    file: 'routes/public/services.tsx',
    access: 'public',
    query: ['category', 'mode', 'cost', 'whoMayApply', 'sort', 'page'],
  },
  { path: '/tools/digitalService/:id', file: 'routes/public/service.tsx', access: 'public' },
  { path: '/tools/toolsDetail/:id', file: 'routes/public/tool-detail.tsx', access: 'public' },
  ...offeringKinds.flatMap((kind) => applyRoutes(offeringPaths[kind])),
]
