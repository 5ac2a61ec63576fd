import type { DemoTool } from '../demo-types.ts'

export const libreoffice: DemoTool = {
  number: 1008,
  name: {
    zh: 'LibreOffice 办公套件',
    en: 'LibreOffice',
  },
  tagline: {
    zh: '免费的文字、表格和演示软件，能开微软格式的文件',
    en: 'Free word processor, spreadsheet and slides that open Microsoft files',
  },
  description: [
    {
      zh: 'LibreOffice 有文字、表格、演示、绘图和数据库五个部分，Windows、macOS 和 Linux 都能装，十年前的旧电脑也跑得动。',
      en: 'LibreOffice has five parts for text, tables, slides, drawing and databases, and runs on Windows, macOS and Linux, even on computers ten years old.',
    },
    {
      zh: '它可以直接导出带标签的 PDF，读屏软件能按标题朗读，适合发布年报和无障碍材料。',
      en: 'It exports tagged PDF that screen readers follow by heading, which helps with annual reports and accessible papers.',
    },
    {
      zh: '领取后你会得到一套公益常用模板：项目预算表、签到表、理事会纪要和活动总结。',
      en: 'Applying brings a set of templates for nonprofits: project budget, attendance sheet, board minutes and event summary.',
    },
  ],
  audience: {
    zh: '谁都能用，特别适合捐赠电脑教室和预算有限的小团队。大量依赖 Excel 宏的财务人员需要先测试兼容性。',
    en: 'For everybody, above all for classrooms with donated computers and small teams on a budget. Accountants who depend on Excel macros should test them first.',
  },
  fields: ['education', 'rural', 'elderly', 'children'],
  needs: ['collaboration', 'design', 'accessibility'],
  kind: 'desktopApp',
  cost: 'free',
  keywords: {
    zh: '办公软件，文档，表格，幻灯片，Word，Excel，PPT，开源办公',
    en: 'office suite, Writer, Calc, Impress, spreadsheet, slides, documents',
  },
  licence: 'MPL-2.0',
  homepage: 'https://www.libreoffice.org/',
  rules: [],
  papers: [],
  replyWorkingDays: 1,
  claimSteps: [
    {
      zh: '选好系统和电脑台数，提交后当天就能拿到下载说明。',
      en: 'Say which system and how many computers; instructions follow the same day.',
    },
    {
      zh: '照申请页的步骤安装，换上统一的模板。',
      en: 'Install it by the steps on your application and use one set of templates.',
    },
    {
      zh: '有格式错乱的文件，在申请页留言告诉我们是哪一种。',
      en: 'Where a file comes out wrong, tell us which kind in a message on your application.',
    },
  ],
  exitRoute: {
    zh: '文件默认存成开放标准 ODF，也能另存为 DOCX、XLSX 和 PDF，不会被锁在某个软件里。',
    en: 'Files are saved in the open ODF standard, or as DOCX, XLSX and PDF, so nothing is locked in.',
  },
  costAfter: {
    zh: '一直免费，没有期限，也没有按台数的授权。',
    en: 'It stays free for good, without any licence per computer.',
  },
  stockPerYear: null,
  allowanceUnits: 0,
  questions: {
    sections: [
      {
        key: 'computers',
        title: {
          zh: '电脑情况',
          en: 'Your computers',
        },
        questions: [
          {
            key: 'computerCount',
            type: 'number',
            label: {
              zh: '要装在多少台电脑上',
              en: 'On how many computers will it run',
            },
            min: 1,
            max: 300,
            unit: {
              zh: '台',
              en: 'computers',
            },
          },
          {
            key: 'systems',
            type: 'choices',
            label: {
              zh: '这些电脑用什么系统',
              en: 'Which systems do they use',
            },
            options: [
              {
                value: 'windows',
                label: {
                  zh: 'Windows',
                  en: 'Windows',
                },
              },
              {
                value: 'mac',
                label: {
                  zh: 'macOS',
                  en: 'macOS',
                },
              },
              {
                value: 'linux',
                label: {
                  zh: 'Linux 或国产系统',
                  en: 'Linux',
                },
              },
            ],
          },
        ],
      },
    ],
  },
  termMonths: null,
  activation: {
    kind: 'steps',
    link: 'https://www.libreoffice.org/download/download-libreoffice/',
    steps: [
      {
        zh: '上面的链接通向官方下载页，选与系统相符的安装包，不要用来路不明的镜像。',
        en: 'The link above leads to the official downloads: take the package for your system, and none from an unknown mirror.',
      },
      {
        zh: '打开“工具 - 选项 - 语言设置”，界面改为简体中文。',
        en: 'Choose the interface language under Tools - Options - Language Settings.',
      },
      {
        zh: '从“文件 - 模板”里挑一份信函模板，改好抬头后存成你们自己的。',
        en: 'Choose a letter under File - Templates, put in your own letterhead and save it as yours.',
      },
    ],
  },
  reviewedOn: '2026-08-18',
}
