import type { DemoAccessStatement } from './demo-types.ts'

const checkedOn = '2026-11-21'

/**
 * What is known of some tools, out of what their makers and users have published; none of them was tried by hand.
 * Where the source says nothing, the finding is that nobody has checked.
 */
export const demoAccessStatements: DemoAccessStatement[] = [
  {
    tool: 1055,
    findings: {
      keyboard: 'works',
      screenReader: 'partly',
      captions: 'notApplicable',
      contrast: 'works',
    },
    basis: 'documents',
    checkedOn,
    source: 'https://thorium.edrlab.org/en/th3/500_accessibility/311_screenreaders',
    barriers: {
      zh: ['读屏用户很难选中一段文字来加批注。', '3.3 版起，读屏支持要在设置里自己勾上，装完默认是关的。'],
      en: [
        'With a screen reader it is hard to select a passage for a note.',
        'Since version 3.3 support for screen readers has to be ticked in the settings; it is off at first.',
      ],
    },
    advice: {
      zh: '要做记号时用书签代替批注；快捷键可以改成自己顺手的。',
      en: 'Use bookmarks in place of notes, and change the shortcuts to your own.',
    },
  },
  {
    tool: 1006,
    findings: {
      keyboard: 'works',
      screenReader: 'works',
      captions: 'notChecked',
      contrast: 'works',
    },
    basis: 'documents',
    checkedOn,
    source: 'https://moodledev.io/general/development/policies/accessibility',
    barriers: {
      zh: [
        '认证按版本做，针对的是关键页面；你装的插件和主题不在里面。',
        '课程里的图片说明和视频字幕，要由老师自己补。',
      ],
      en: [
        'Accreditation is by version and of key pages; plug-ins and themes that you add are not covered.',
        'Descriptions of pictures and captions of films in a course are up to its teacher.',
      ],
    },
    advice: {
      zh: '制作者以 WCAG 2.1 AA 为准并请外部审计；写课时打开编辑器自带的检查按钮。',
      en: 'Its makers aim at WCAG 2.1 AA and have it audited from outside; use the checker in the editor when you write a course.',
    },
  },
  {
    tool: 1026,
    findings: {
      keyboard: 'partly',
      screenReader: 'partly',
      captions: 'notApplicable',
      contrast: 'notChecked',
    },
    basis: 'documents',
    checkedOn,
    source: 'https://wiki.audacityteam.org/wiki/Proposal_Accessibility_Console',
    barriers: {
      zh: ['工具栏按钮多，用键盘一个个走过去要按很多下。', '音轨区是自绘的，读屏能读多少取决于版本。'],
      en: [
        'The toolbars hold many buttons, and by keyboard it takes many presses to pass them.',
        'The tracks are drawn by the program itself, so what a screen reader hears differs by version.',
      ],
    },
    advice: {
      zh: '在 Windows 上配读屏最稳；选区和剪辑尽量走菜单和快捷键。',
      en: 'With a screen reader Windows is the safest; select and cut by menu and shortcut.',
    },
  },
  {
    tool: 1007,
    findings: {
      keyboard: 'partly',
      screenReader: 'partly',
      captions: 'notChecked',
      contrast: 'notChecked',
    },
    basis: 'documents',
    checkedOn,
    source: 'https://github.com/jitsi/jitsi-meet/issues/12379',
    barriers: {
      zh: ['有的对话框弹出时，读屏的焦点不会自己进去。', '空格键同时是“按住说话”，按按钮时可能把自己静音。'],
      en: [
        'Some dialogs open without the focus of a screen reader moving into them.',
        'The space bar is also push-to-talk, so pressing a button with it may mute you.',
      ],
    },
    advice: {
      zh: '进会后先在设置里关掉键盘快捷键，再用 Tab 操作。',
      en: 'Switch the keyboard shortcuts off in the settings first, then go by Tab.',
    },
  },
  {
    tool: 1008,
    findings: {
      keyboard: 'works',
      screenReader: 'partly',
      captions: 'notApplicable',
      contrast: 'notChecked',
    },
    basis: 'documents',
    checkedOn,
    source: 'https://github.com/nvaccess/nvda/issues/17218',
    barriers: {
      zh: ['24.8 版的选项窗口里，复选框的状态会念出来，但点显器上不显示。'],
      en: [
        'In the options of version 24.8 the state of a check box is spoken but does not appear in braille.',
      ],
    },
    advice: {
      zh: '常用格式都有快捷键，例如 Ctrl 加 1 到 5 设标题；文档用标题样式，读屏才跳得动。',
      en: 'Formats have shortcuts, such as Ctrl with 1 to 5 for headings; use heading styles so that readers can jump.',
    },
  },
  {
    tool: 1027,
    findings: {
      keyboard: 'partly',
      screenReader: 'fails',
      captions: 'notChecked',
      contrast: 'notChecked',
    },
    basis: 'documents',
    checkedOn,
    source: 'https://github.com/obsproject/obs-studio/issues/11400',
    barriers: {
      zh: ['滤镜列表里的名字和开关，读屏念不出来。', '给动作设快捷键的页面容易误设，用读屏时尤其如此。'],
      en: [
        'Screen readers stay silent on the names and switches in the list of filters.',
        'Assigning shortcuts goes wrong easily, above all with a screen reader.',
      ],
    },
    advice: {
      zh: '请看得见的同事先把场景和快捷键设好，直播时只按快捷键。',
      en: 'Let a sighted colleague set up scenes and shortcuts, and use nothing but shortcuts when on air.',
    },
  },
  {
    tool: 1001,
    findings: {
      keyboard: 'notChecked',
      screenReader: 'notChecked',
      captions: 'notApplicable',
      contrast: 'partly',
    },
    basis: 'documents',
    checkedOn,
    source: 'https://github.com/nextcloud/server/issues/36949',
    barriers: {
      zh: ['一次 BITV 外部测试量到登录错误提示的对比度是 4.3:1，略低于 4.5:1；制作者逐条登记并在修。'],
      en: [
        'A BITV test from outside measured 4.3:1 on the message of a wrong login, just below 4.5:1; the makers list and mend each.',
      ],
    },
    advice: {
      zh: '升级到新版后，用自己的主题颜色重新量一次对比度。',
      en: 'After an upgrade measure the contrast again with the colours of your own theme.',
    },
  },
  {
    tool: 1005,
    findings: {
      keyboard: 'partly',
      screenReader: 'partly',
      captions: 'notChecked',
      contrast: 'notChecked',
    },
    basis: 'documents',
    checkedOn,
    source: 'https://github.com/WordPress/gutenberg/issues/10318',
    barriers: {
      zh: ['区块编辑器刚推出时被指出多处键盘和读屏问题，2019 年有一份独立审计；之后的修补没有逐条核对。'],
      en: [
        'When the block editor came out, problems with keyboard and screen reader were named, and an independent audit followed in 2019; what was mended since has not been gone through.',
      ],
    },
    advice: {
      zh: '选带“accessibility-ready”标签的主题；写作时也可以换回经典编辑器。',
      en: 'Choose a theme tagged accessibility-ready; for writing, the classic editor is still to be had.',
    },
  },
  {
    tool: 1014,
    findings: {
      keyboard: 'partly',
      screenReader: 'notChecked',
      captions: 'notApplicable',
      contrast: 'notChecked',
    },
    basis: 'documents',
    checkedOn,
    source: 'https://github.com/zulip/zulip/issues/13363',
    barriers: {
      zh: ['翻看消息几乎全能用键盘，但有用户反映，打开消息里的链接仍要伸手拿鼠标。'],
      en: [
        'Messages can be read almost wholly by keyboard, yet users report that a link inside one still needs the mouse.',
      ],
    },
    advice: {
      zh: '把要点开的链接单独发成一条，别人用键盘更好找。',
      en: 'Send a link as a message of its own, where keyboards find it more easily.',
    },
  },
]
