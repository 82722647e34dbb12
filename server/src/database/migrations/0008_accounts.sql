CREATE TABLE "notification_choices" (
	"uid" bigint NOT NULL,
	"event" text NOT NULL,
	"inbox" boolean NOT NULL,
	"email" boolean NOT NULL,
	CONSTRAINT "notification_choices_uid_event_pk" PRIMARY KEY("uid","event"),
	CONSTRAINT "notification_choices_event" CHECK ("notification_choices"."event" in ('application', 'contract', 'payment', 'editor-message', 'new-comment', 'chapter-published', 'chapter-returned', 'contest', 'announcement', 'security'))
);
--> statement-breakpoint
CREATE TABLE "sign_in_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"uid" bigint NOT NULL,
	"email" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_ins_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "sign_ins_provider" CHECK ("sign_ins"."provider" in ('apple', 'fb', 'gp'))
);
--> statement-breakpoint
CREATE TABLE "used_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "verification_codes" DROP CONSTRAINT "verification_codes_purpose";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_tickets_created_at" ON "sign_in_tickets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_ins_uid" ON "sign_ins" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "used_tokens_expires_at" ON "used_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_deletion" ON "users" USING btree ("deletion_at") WHERE "users"."deletion_at" is not null;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_purpose" CHECK ("verification_codes"."purpose" in ('signup', 'reset', 'old-email', 'new-email', 'confirm'));