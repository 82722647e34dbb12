ALTER TABLE "payout_methods" ADD COLUMN "details" "bytea";--> statement-breakpoint
ALTER TABLE "tax_forms" ADD COLUMN "form" "bytea";--> statement-breakpoint
ALTER TABLE "tax_forms" ADD COLUMN "masked_tin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_forms" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_forms" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "tax_forms" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "tax_forms_queue" ON "tax_forms" USING btree ("created_at") WHERE "tax_forms"."state" = 'checking';--> statement-breakpoint
ALTER TABLE "tax_forms" ADD CONSTRAINT "tax_forms_reason" CHECK (("tax_forms"."state" = 'rejected') = ("tax_forms"."reason" <> ''));