CREATE TABLE "former_rest_days" (
	"uid" bigint NOT NULL,
	"until" date NOT NULL,
	"rest_days" smallint[] NOT NULL,
	CONSTRAINT "former_rest_days_uid_until_pk" PRIMARY KEY("uid","until")
);
--> statement-breakpoint
ALTER TABLE "former_rest_days" ADD CONSTRAINT "former_rest_days_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;