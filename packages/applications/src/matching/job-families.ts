/** Kinds of jobs, each with the words of titles and of postings that name it. */
const FAMILIES: Record<string, RegExp> = {
  software:
    /\b(?:software (?:engineer|develop|program)\w*|(?:web|application|app|full-?stack|back-?end|front-?end|java|javascript|python|php|ruby|c\+\+|mobile|android|ios|embedded|game(?:play)?|tools|junior|senior|lead) (?:software )?(?:engineer|developer|programmer)\w*|developers?(?! (?:advoca|relations|evangel|experience))|programmers?|frontend|backend|full-?stack|software|programming|software development)\b/i,
  games: /\b(?:games?|gameplay)\b/i,
  reliability:
    /\b(?:sre|site reliability|devops|production engineer\w*|platform (?:engineer\w*|lead|team)|infrastructure|mlops|cloud (?:engineer|architect)\w*|systems? (?:engineer|administrator|admin)\w*|sysadmin)\b/i,
  data: /\b(?:data (?:engineer|platform|warehouse)\w*|etl developer|analytics engineer)\b/i,
  'data science': /\b(?:data scien\w*|machine learning|ml engineer|ai engineer|mlops)\b/i,
  intelligence:
    /\b(?:business intelligence|bi (?:developer|analyst|engineer)|reporting|data analy\w*|junior analyst|business analyst)\b/i,
  quality:
    /\b(?:qa|quality assurance|testers?|testing|test (?:engineer|automation|analyst)\w*|sdet)\b/i,
  security:
    /\b(?:(?:application|product|information|cyber|cloud|network|it)[- ]?security|appsec|soc analyst|security (?:engineer|analyst))\b/i,
  pentesting: /\b(?:penetration test\w*|pen-?test\w*|red team\w*|ethical hack\w*)\b/i,
  network: /\b(?:network(?:s|ing)?)\b/i,
  support:
    /\b(?:help ?desk|service desk|it support|technical support|desktop support|support engineer|2nd line|second[- ]line)\b/i,
  embedded: /\b(?:embedded|firmware)\b/i,
  product: /\b(?:product (?:manager|management|owner|lead))\b/i,
  projects:
    /\b(?:(?:project|programme?|delivery) (?:manager|management|lead)|program\w* or project manager|technical program|pmo)\b/i,
  'agile coaching': /\bagile coach\w*\b/i,
  scrum: /\bscrum master\w*\b/i,
  'product design':
    /\b(?:ux|ui|product design\w*|interaction design\w*|service design\w*|digital (?:products?|services?|design\w*))\b/i,
  'graphic design': /\b(?:graphic|brand|packaging|visual) design\w*\b/i,
  marketing: /\b(?:marketing|growth|seo|social media manager|brand manager|campaign manager)\b/i,
  sales:
    /\b(?:sales (?:executive|manager|representative|rep|lead|development)|account executive|business development|inside sales|in sales)\b/i,
  presales: /\b(?:pre-?sales|solutions? (?:consult\w*|engineer\w*)|sales engineer\w*)\b/i,
  'customer success': /\b(?:customer success|account manage\w*|csm)\b/i,
  'customer service':
    /\b(?:customer (?:service|support|care)|call cent(?:re|er)|contact cent(?:re|er))\b/i,
  recruiting: /\b(?:recruit\w*|talent acquisition|sourc(?:er|ing))\b/i,
  people: /\b(?:hr|human resources|people (?:partner|operations|manager))\b/i,
  accounting:
    /\b(?:account(?:ant|ing|ancy|ants)|bookkeep\w*|financial controller|controlling|ledger)\b/i,
  audit: /\b(?:audit(?:or|ing|s)?)\b/i,
  finance: /\b(?:finance|financial analy\w*|fp&a|treasury|investment|banking)\b/i,
  payroll: /\bpayroll\b/i,
  nursing: /\b(?:nurs(?:e|es|ing)|rn|midwi(?:fe|fery))\b/i,
  care: /\b(?:care (?:assistant|worker|giver)|caregiver|carer|healthcare assistant|support worker)\b/i,
  teaching: /\b(?:teach(?:er|ers|ing)|lecturer|classroom|tutor)\b/i,
  'technical writing': /\b(?:technical (?:writ\w*|author|communicat\w*)|documentation|docs)\b/i,
  'developer relations': /\b(?:developer (?:relations|advoca\w*|evangelis\w*)|devrel|advocacy)\b/i,
  law: /\b(?:legal|lawyer|solicitor|attorney|paralegal|counsel)\b/i,
  logistics:
    /\b(?:logistics|supply chain|freight|forwarding|transport (?:planner|manager)|dispatch\w*)\b/i,
  warehouse: /\b(?:warehouse|picker|forklift|storekeeper)\b/i,
  procurement: /\b(?:procurement|purchas(?:ing|er)|buyer|sourcing)\b/i,
  driving: /\b(?:driver|driving|hgv|lorry|trucker)\b/i,
  kitchen: /\b(?:chef|cook|kitchen|pastry|commis|sous)\b/i,
  hospitality:
    /\b(?:hotel|front office|hospitality|restaurant|barista|waiter|waitress|bartender)\b/i,
  mechanical: /\b(?:mechanical (?:design\w*|engineer\w*)|rotating equipment|heavy machinery)\b/i,
  electrical:
    /\b(?:electrical (?:engineer\w*|design\w*)|electronics engineer\w*|hardware engineer\w*)\b/i,
  electrician: /\belectricians?\b/i,
  civil: /\b(?:civil|structural|geotechnical) engineer\w*\b/i,
  chemical: /\b(?:chemical|process) engineer\w*\b/i,
  maintenance: /\b(?:maintenance|fitter|millwright|mechanic)\b/i,
  manufacturing: /\b(?:manufacturing|production (?:manager|supervisor|operator)|assembly)\b/i,
  construction: /\b(?:site manager|construction|foreman|quantity surveyor)\b/i,
  research: /\b(?:research(?:er)?|scientist|postdoc\w*)\b/i,
  journalism: /\b(?:journalist|reporter|editor|copywriter|content (?:writer|editor))\b/i,
  translation: /\b(?:translat\w*|interpreter|locali[sz]ation)\b/i,
  office:
    /\b(?:office manager|executive assistant|personal assistant|administrative assistant|receptionist|secretary)\b/i,
  retail: /\b(?:retail|store manager|shop assistant|sales assistant|merchandis\w*)\b/i,
  architecture: /\b(?:architectural|architect in training|part ii architect)\b/i,
  pharmacy: /\b(?:pharmac\w+)\b/i,
  therapy: /\b(?:physiotherap\w*|occupational therap\w*|speech therap\w*)\b/i,
  'social work': /\bsocial work\w*\b/i,
}

/** The kinds of jobs that a title or a posting's words name. */
export function jobFamiliesIn(text: string): ReadonlySet<string> {
  const known = families.get(text)
  if (known) return known
  const found = new Set(
    Object.entries(FAMILIES).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])),
  )
  if (families.size > 5000) families.clear()
  families.set(text, found)
  return found
}
const families = new Map<string, ReadonlySet<string>>()
