/** Names of tools, methods and fields of work outside software: see taxonomy.ts. */
export const WORK: Record<string, string> = {
  'design tools': `
Figma
Sketch app
Adobe XD
InVision
InDesign: adobe indesign
Illustrator: adobe illustrator
Photoshop: adobe photoshop
After Effects
Premiere: premiere pro, adobe premiere
DaVinci Resolve
Final Cut: final cut pro
Lightroom
Canva
Creative Suite: creative cloud, adobe creative suite, adobe cc
Framer
Principle app
Axure
Balsamiq
Cinema 4D
WCAG: wcag 2.1, wcag 2.2, wcag 2.2 aa
design systems: design system
usability testing: usability tests, usability test, usability sessions
user research: ux research
wireframes: wireframing`,
  'engineering design': `
AutoCAD
SolidWorks
Revit
Inventor: autodesk inventor
CATIA
Creo: pro/engineer
Siemens NX
Fusion 360
Ansys
Abaqus
OpenFOAM
Civil 3D
Tekla
Navisworks
STAAD
ETABS
SketchUp
Rhino 3D
PDM: windchill, teamcenter
FEA: finite element, finite element analysis, finite element methods
CFD: computational fluid dynamics
GD&T: geometric dimensioning and tolerancing
AS 1100
ASME Y14.5
BIM
ArcGIS: esri
QGIS
GIS: geospatial
DCS control
HAZOP
P&ID: p&ids
CNC: cnc machining
Primavera: primavera p6`,
  marketing: `
Google Ads: adwords, google adwords
Google Analytics: ga4, google analytics 4
paid social: facebook ads, meta ads, paid media
Klaviyo
Mailchimp
Braze
Marketo
SEO: search engine optimisation, search engine optimization, technical seo
SEM: ppc, pay per click
Semrush
Ahrefs
Screaming Frog
Google Tag Manager: gtm tags
Google Search Console: search console
Hootsuite
LinkedIn Ads
TikTok Ads
Amplitude
Mixpanel
Hotjar
Optimizely
email marketing: e-mail marketing, newsletter, newsletters
content marketing
copywriting: copywriter
brand guidelines: brand book
influencer marketing`,
  finance: `
IFRS
US GAAP: gaap
UK GAAP: frs 102
HGB
Ind AS
SOX: sarbanes-oxley
XBRL
month-end close: month end close, month-end closing, month end
accounts payable
accounts receivable
payroll
VAT returns: vat
GST: gst filing
statutory accounts
financial modelling: financial modeling, financial models
budgeting
forecasting
audit: auditing, internal audit
tax returns
anti-money laundering: aml
KYC
Basel III
Solvency II
management accounts
cash flow forecasting
credit analysis
reconciliations: reconciliation
Alteryx
Hyperion
Anaplan
Adaptive Insights`,
  'health care': `
Epic EHR: epic systems, epic emr
Cerner
EMIS: emis web
SystmOne
ICU: intensive care, critical care
emergency department: a&e, emergency room
ventilators: mechanical ventilation
triage
phlebotomy: venepuncture, venipuncture
cannulation
wound care
medication administration
palliative care: end of life care
dementia care
paediatrics: pediatrics
oncology
theatre nursing: operating theatre, perioperative
midwifery
mental health nursing
BLS: basic life support
ACLS: advanced cardiac life support
PALS
ALS certificate: advanced life support
CLIA
ISO 13485
GxP: gmp, glp, good manufacturing practice
21 CFR Part 11: fda 21 cfr part 11
HIPAA
GCP trials: good clinical practice, ich-gcp
qPCR: pcr
ELISA
HPLC
flow cytometry
cell culture
NGS: next generation sequencing`,
  'law and order of business': `
GDPR: dsgvo, data protection
ISO 27001
NEN 7510
SOC 2
PCI DSS: pci
ISO 9001
ISO 14001
IATF 16949
AS9100
IEC 61508
ISO 26262
ISO 13849
EN 50128
IEC 62304
HACCP
BRC standard: brcgs
NEBOSH
IOSH
OSHA: osha 30, osha 10
NIST: nist csf
NERC CIP
FinOps
ITIL
COBIT
TOGAF
Six Sigma: lean six sigma, green belt, black belt
Kaizen
5S
lean manufacturing
FMEA
APQP
PPAP
SPC charts`,
  'ways of work': `
Scrum: scrum master, scrum teams, sprints
Kanban: wip limits
SAFe
LeSS framework
agile: agile methods
PRINCE2
waterfall
OKRs: okr
flow metrics: cycle time, throughput charts, lead time
design sprints
incident management
code review: code reviews, reviewing code
pair programming
on-call: on call, pager, oncall
SLOs: slo, slis, error budgets
postmortems: postmortem, post-mortem, post-mortems
microservices: microservice
event-driven architecture: event driven, event sourcing
domain-driven design: ddd
system design
object-oriented programming: oop, object oriented
functional programming
data structures
algorithms
accessibility: a11y`,
  logistics: `
WMS: warehouse management system
TMS: transport management system
forklift: fork lift, counterbalance, reach truck, forklift licence
Manhattan WMS: manhattan associates
Blue Yonder: jda
Incoterms
customs clearance: customs declarations
dangerous goods: adr certificate
route planning
inventory management: stock control
demand planning
S&OP
cold chain
last mile
freight forwarding`,
  hospitality: `
Opera PMS: oracle opera
Micros POS
food hygiene: food safety level 2
barista: latte art
housekeeping
front office: front desk
revenue management
event planning
menus: menu planning`,
}

/**
 * Certificates and licences by their name. They are shown by the very name of the same or a higher
 * grade, unless the line says that it has lapsed or is not yet earned.
 */
export const CERTIFICATES = `
CKA: certified kubernetes administrator
CKAD: certified kubernetes application developer
AWS Certified Solutions Architect Professional: solutions architect professional
AWS Certified Solutions Architect Associate: solutions architect associate
AWS Cloud Practitioner: cloud practitioner
Azure Solutions Architect Expert: az-305
Azure Administrator Associate: az-104
Terraform Associate
PL-300
SC-200
CCNP
CCNP Enterprise > CCNP
CCNA
CCIE
Network+: comptia network+
Security+: comptia security+
A+ certificate: comptia a+
CISSP
CISM
CISA
CEH
OSCP
GWAPT
CRT: crest crt
CSTM
PMP: project management professional
PRINCE2 Practitioner
CAPM
CSM: certified scrummaster, certified scrum master
PSM I
PSM II > PSM I
PSM III > PSM II, PSM I
PSPO
ICP-ACC
ISTQB: istqb foundation
Platform Developer I
Platform Developer II > Platform Developer I
Platform App Builder
Salesforce Administrator certificate: certified salesforce administrator
CPA: certified public accountant
ACCA
ACA: icaew
CIMA
CFA: chartered financial analyst
CMA certificate
CTP certificate
Chartered Engineer: cpeng, chartered status, ceng
PE licence: professional engineer
FE exam: engineer in training
QTS: qualified teacher status
PGCE
DBS: enhanced dbs, dbs check
RN: registered nurse, rgn
LPN: licensed practical nurse
NMC: nmc pin, nmc registration
HCPC
AHPRA
CSCS: cscs card
SMSTS
Gas Safe
18th edition
white card
HGV: class 1 licence, hgv class 1, cdl, ce licence
driving licence: driver licence, driver's licence, driver's license, drivers license, driving license, führerschein, carné b, driving licence b, class c licence, full clean driving licence, licence for cars
SHRM-CP: shrm
CIPD: cipd level 5, cipd level 7
CIM diploma
Baseline clearance: baseline security clearance
SC clearance: security check clearance
DV clearance
Secret clearance
Top Secret clearance: ts/sci
SIA licence
CELTA
TEFL
APICS: cpim, cscp
Six Sigma Black Belt
MRCVS
FINRA Series 7: series 7
vulnerable sector check`

/** Fields of business. Only an employer or a title shows them: a customer of an employer does not. */
export const SECTORS = `
public sector: council, councils, government, ministry, municipality, municipalities, local authority, civil service
banking: bank, banks, credit union, building society
insurance: insurer, insurers
health sector: hospital, hospitals, clinic, clinics, nhs
education sector: school, schools, pupils, teacher, taught
telecoms: telco, telcos, telecommunications
logistics and transport: logistics, freight, haulage
retail: shop chain, supermarket, grocery chain
e-commerce: online shop, ecommerce, webshop
automotive: oem, vehicles`

/** Subjects that postings ask about and resumes tell in other words, each with its words. */
export const SUBJECTS = `
regulated industry: regulated environment, regulated business, regulated utility
public tenders: public tender, tenders, procurement law
conference talks: spoken at conferences, conference talk, keynote
mentoring: mentor, mentored, mentors
code reviews: code review, review one another's code
people management: line management, line-manage, managed a team, lead a team, led a team, manage a team
site surveys: wi-fi surveys, wireless surveys, site survey
style guide: style guides
security champion
bug bounty: bug bounties
developer platform: developer platforms, internal developer platform, self-service portal
speech recognition: speech recogniser, speech recognizer, speech synthesis
meetup: meetups, user group
web development: web app, web apps, websites
tutorials: tutorial series
board reporting: management board, executive board, boards of
app games: mobile titles
linear algebra: 3d maths, quaternions, 3d math
consulting: consultant, consultancy, on site at clients
grants: grant writing, grant applications
customer support: customer service, customers' calls, support tickets
tractors: tractor
first aid: first aider
chess: chess club`

/** What a general name is shown by: any of the names behind it. */
export const GENERAL_NAMES = `
infrastructure as code: Terraform, Pulumi, CloudFormation, AWS CDK, Bicep, Ansible
service mesh: Istio, Linkerd, Consul
static site generators: Hugo, Docusaurus, Jekyll, Gatsby, Astro
docs-as-code: Docusaurus, Hugo, AsciiDoc, Sphinx docs, Read the Docs
firewalls: FortiGate, Palo Alto, Cisco ASA
CI/CD: Jenkins, GitHub Actions, GitLab CI, CircleCI, Travis CI, TeamCity, Argo CD, Azure DevOps, Bamboo, Spinnaker
message queues: Kafka, RabbitMQ, ActiveMQ, NATS messaging, SQS, Azure Service Bus, Pub/Sub
machine learning: PyTorch, TensorFlow, scikit-learn, XGBoost, Keras, deep learning
unit tests: JUnit, PHPUnit, pytest, Jest, RSpec, XCTest, Mocha, Vitest, test-driven development, Mockito
UI tests: Espresso testing, XCTest, Appium, Cypress, Selenium, Playwright
test automation: Selenium, Cypress, Playwright, Appium, pytest, Robot Framework, Espresso testing
load testing: JMeter, Gatling, k6, Locust
data warehouse: Snowflake, BigQuery, Redshift, Azure Synapse, Teradata, dimensional modelling
spreadsheets: Excel, Google Sheets
GIS: ArcGIS, QGIS, PostGIS, Leaflet, Mapbox
SIEM: Splunk, Sentinel, QRadar
routing: BGP, OSPF, MPLS
RTOS: FreeRTOS, Zephyr, QNX, VxWorks
ETL: SSIS, Azure Data Factory, Talend, Informatica, dbt, Airflow, Fivetran, NiFi
REST: OpenAPI
paid social: LinkedIn Ads, TikTok Ads
email marketing: Klaviyo, Mailchimp, Braze
FEA: Ansys, Abaqus
CFD: OpenFOAM
Git: GitHub, GitLab, Bitbucket
Python: pytest, pandas, NumPy, PySpark
Java: JUnit, Hibernate
JavaScript: Jest, TypeScript
PHP: PHPUnit, Composer
Kubernetes: Helm
Active Directory: Entra ID
Wi-Fi: Ekahau
PLC: TIA Portal, Siemens S7, Allen-Bradley
on-call: PagerDuty, Opsgenie
accessibility: WCAG
agile: Scrum, Kanban
user research: usability testing
Android: Jetpack Compose, Android Studio
iOS: SwiftUI, UIKit`
