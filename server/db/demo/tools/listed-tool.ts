import type { DemoTool } from '../demo-types.ts'

/** What is said of a tool that the programme describes and nobody applies for. */
type ListedTool = Omit<
  DemoTool,
  | 'cost'
  | 'rules'
  | 'papers'
  | 'replyWorkingDays'
  | 'claimSteps'
  | 'stockPerYear'
  | 'allowanceUnits'
  | 'questions'
  | 'termMonths'
  | 'activation'
> & { homepage: `https://${string}` }

/** A tool that people take themselves: free, without questions, conditions or a term. */
export function listedTool(tool: ListedTool): DemoTool {
  return {
    ...tool,
    cost: 'free',
    rules: [],
    papers: [],
    replyWorkingDays: 0,
    claimSteps: [],
    stockPerYear: null,
    allowanceUnits: 0,
    questions: { sections: [] },
    termMonths: null,
    activation: { kind: 'steps', link: tool.homepage, steps: [] },
  }
}
