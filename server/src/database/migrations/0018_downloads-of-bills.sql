ALTER TABLE "export_tickets" DROP CONSTRAINT "export_tickets_format";
--> statement-breakpoint
ALTER TABLE "export_tickets" DROP CONSTRAINT "export_tickets_story";
--> statement-breakpoint
ALTER TABLE "export_tickets" ADD COLUMN "bill_id" uuid;
--> statement-breakpoint
ALTER TABLE "export_tickets" ADD CONSTRAINT "export_tickets_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "export_tickets" ADD CONSTRAINT "export_tickets_bill" CHECK (("export_tickets"."format" like 'bill-%') = ("export_tickets"."bill_id" is not null));
--> statement-breakpoint
ALTER TABLE "export_tickets" ADD CONSTRAINT "export_tickets_format" CHECK ("export_tickets"."format" in ('epub', 'docx', 'markdown', 'account', 'bill-pdf', 'bill-csv'));
--> statement-breakpoint
ALTER TABLE "export_tickets" ADD CONSTRAINT "export_tickets_story" CHECK (("export_tickets"."format" = 'account' or "export_tickets"."format" like 'bill-%') = ("export_tickets"."story_id" is null));
