-- Pages say once what every plan has. Of the benefits that plans were seeded with, those stay that
-- set a plan apart.
UPDATE "plans" SET "benefits" = "benefits"
  - 'Coding rounds that run in your browser'
  - 'A report with evidence after each interview';
